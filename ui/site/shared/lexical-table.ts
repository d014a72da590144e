/** The editor's own copy, for features of the site: two of them would not know each other's nodes. */
export * from '@lexical/table'
