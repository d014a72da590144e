import magazine from '../../../examples/magazine/stateroom.config.ts'

/** The magazine, whose documents other than categories can be templates. */
export default { ...magazine, templates: { exclude: ['categories'] } }
