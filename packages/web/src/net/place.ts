/** Where the server is found. It writes the path into the page; at the top of a host there is none. */
const PATH = pathInPage();

function pathInPage(): string {
  if (typeof document === "undefined") return "";
  return document.querySelector('meta[name="path"]')?.getAttribute("content") ?? "";
}

/** The address of a page or a call of ours, from the top of the host. */
export function addressOf(to: string): string {
  return PATH + to;
}

/** The path of the page that is shown, as our routes name it. */
export function pathNow(): string {
  const { pathname } = location;
  return pathname.startsWith(`${PATH}/`) ? pathname.slice(PATH.length) : pathname;
}
