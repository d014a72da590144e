/**
 * What a `where` names to ask for the documents of whoever asks: those that they created, or were the
 * last to edit. Only a search among drafts knows it; its operator is `equals`, with `true`, `false`, or
 * `editedByOthers` for those that somebody else was the last to edit, whoever created them.
 */
export const ownFilterField = '_stateroomOwn'

export const editedByOthers = 'editedByOthers'
