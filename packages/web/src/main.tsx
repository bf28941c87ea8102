import { createRoot } from "react-dom/client";

const place = document.getElementById("root");
if (place === null) throw new Error("index.html has no element with the id root");
createRoot(place).render(<h1>Undercroft</h1>);
