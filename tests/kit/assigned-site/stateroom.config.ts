import magazine from '../../../examples/magazine/stateroom.config.ts'

/** The magazine, in which people give each other tasks on everything but categories. */
export default { ...magazine, assignments: { exclude: ['categories'] } }
