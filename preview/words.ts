/** What the panel and this helper know each other’s messages by. */
export const type = 'stateroom-preview'

/** Says which field an element shows. */
export const attribute = 'data-stateroom-path'
