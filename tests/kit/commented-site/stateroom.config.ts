import magazine from '../../../examples/magazine/stateroom.config.ts'

/** The magazine, whose documents have comments. */
export default { ...magazine, comments: {} }
