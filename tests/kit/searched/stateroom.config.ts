import magazine from '../../../examples/magazine/stateroom.config.ts'

/** The magazine, in which categories and authors are found by one search. */
export default { ...magazine, search: { collections: ['categories', 'authors'] } }
