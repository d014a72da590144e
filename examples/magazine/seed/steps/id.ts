/** The id of a document, whatever kind of database it lives in. */
export type Id = string | number
