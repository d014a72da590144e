/** A value that survives a trip over the wire. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** A document's values by field name, as REST sends them at `depth=0`. */
export type DocumentData = { [key: string]: Json }
