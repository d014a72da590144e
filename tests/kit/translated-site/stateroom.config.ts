import magazine from '../../../examples/magazine/stateroom.config.ts'

/** The magazine, which is translated from English into German. */
export default { ...magazine, translation: { exclude: ['categories'] } }
