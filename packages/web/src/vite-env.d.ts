/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The language that this client was built for. */
  readonly LANGUAGE?: "en" | "ru";
}
