/** A place for a site's own component: nothing of ours is to be seen. */
export const UiField = () => null
