import magazine from '../../../examples/magazine/stateroom.config.ts'

/** The magazine, in which people comment on everything but categories. */
export default { ...magazine, comments: { exclude: ['categories'] } }
