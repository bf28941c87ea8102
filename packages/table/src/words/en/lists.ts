/** Messages of lists that players build. */
export const lists = {
  "list.text": "The list as text",
  "list.how": "Change it or paste another, then read it. It can be sent to a friend as it is.",
  "list.show-all": "Show all cards",
  "list.read": "Read this text",
  "list.write": "Write the list anew",
  "list.copy": "Copy",
  "list.save": "Save to a file",
  "list.load": "Read a file",
  "list.taken": "The list is read.",
  "list.copied": "Copied.",
  "list.not-copied": "The browser does not let it be copied: mark it and copy it by hand.",
  "list.line": "Line {line}, “{text}”: {what}",
  "list.line-near": "Line {line}, “{text}”: {what}. Perhaps “{nearest}”?",
} as const;
