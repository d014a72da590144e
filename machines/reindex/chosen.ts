import type { ReindexContext } from './reindex.types.ts'

type Choice = Pick<ReindexContext, 'collections' | 'chosen'>

export const hasAll = ({ chosen, collections }: Choice): boolean =>
  chosen.length === collections.length

/** The choice with one more, or one less; what is not offered changes nothing. */
export const toggled = ({ chosen, collections }: Choice, collection: string) => ({
  chosen: collections.filter((one) => chosen.includes(one) !== (one === collection)),
})

export const toggledAll = (choice: Choice) => ({
  chosen: hasAll(choice) ? [] : choice.collections,
})
