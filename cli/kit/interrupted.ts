/** The exit code that shells have for Ctrl-C. */
export const interrupted = 130
