// Tells React that tests wrap what changes the page in act().
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
