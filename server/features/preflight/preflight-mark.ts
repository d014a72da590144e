/** What marks a collection or global that has checks, in its `custom`. */
export const preflightMark = 'stateroomPreflight'
