/** The hidden option by which the command serves a copy that another process has made. */
export const copyOption = '--serve-copy'
