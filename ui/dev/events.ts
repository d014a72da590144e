/** Told to the page's window: the components were built anew. Its detail is the build's version. */
export const refreshEvent = 'stateroom:refresh'

/** Told to the page's window by the panel once it has opened, with the panel as its detail. */
export const openEvent = 'stateroom:open'
