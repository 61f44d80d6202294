import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { keepInstalled } from "./offline/installing.ts";
import "./style/tokens.css";
import "./style/base.css";

const root = document.getElementById("app");
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
if (import.meta.env.PROD) keepInstalled();
