/** Names of single games of studies: `lab-<study>.<number>`. Tables of a server are called otherwise. */
const LAB = "lab-";

export function isOfLab(id: string): boolean {
  return id.startsWith(LAB);
}

export function labId(of: string, job: number): string {
  return `${LAB}${of}.${job}`;
}

export function gameIn(id: string): { readonly of: string; readonly job: number } {
  const at = id.lastIndexOf(".");
  return { of: id.slice(LAB.length, at), job: Number(id.slice(at + 1)) };
}
