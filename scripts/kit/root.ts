import { fileURLToPath } from 'node:url'

/** The project's folder, wherever the script was called from. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** An absolute path to something in the project. */
export const inProject = (path: string) => `${root}${path}`
