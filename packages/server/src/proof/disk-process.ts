/** The proof of a full disk on the small file system that was mounted for it; prints the report. */
import { memoryDisk, proveOn } from "./disk.ts";

process.stdout.write(JSON.stringify(await proveOn(memoryDisk(process.argv[2] ?? ""))));
process.exit(0);
