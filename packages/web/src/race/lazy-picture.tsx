export { Picture as default } from "./art/picture.tsx";
