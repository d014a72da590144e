/** The screens of a document on which its lock is kept (LOCK-4). */
const screens = ['preview', 'api', 'versions']

/** Whether a place belongs to the document at this path. */
export const staysWith = (path: string, to: string): boolean =>
  screens.some((screen) => to === `${path}/${screen}` || to.startsWith(`${path}/${screen}/`))
