import { pageAnswersId } from '#contracts/page'

/** Under which the query cache has the answers that came with the page, for as long as it begins. */
export const answersKey = [pageAnswersId]
