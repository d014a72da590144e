/** Where results are kept, unless `--out` says otherwise. */
export const defaultOut = '.stateroom/models'
