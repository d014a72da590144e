/**
 * What a `where` names to ask for the documents of whoever asks: those that they created, or were the
 * last to edit. Only a search among drafts knows it; its operator is `equals`, with `true`
 * or `false`.
 */
export const ownFilterField = '_stateroomOwn'
