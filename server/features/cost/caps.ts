/** Documents of one list. More than this, and one request could read a whole database into memory. */
export const mostDocuments = 500

/** The same where each document brings those that it names, and those the ones that they name. */
export const mostDeepDocuments = 100
export const deepLists = 2

/** Documents of one join; of all joins of a list together, and of each one even so. */
export const mostJoined = 500
export const mostJoinedInAll = 5_000
export const fewestJoined = 10

/** Documents that one request brings along, because others name them. */
export const mostReferences = 5_000

/** Items, blocks and groups of a document that is saved. */
export const mostRows = 5_000

/** Characters of an answer. */
export const longestAnswer = 16 * 2 ** 20
