import { createContext, use } from 'react'
import { useDrawerDepth } from '../kit/drawers.ts'

/** How far above the page, or above the document in a drawer, one is in drawers of its own. */
export const OwnDepthContext = createContext(0)

/** Half a step: a document that is opened from there stands above it. */
export const aboveOwn = 0.5

/** What lies deeper is on top. */
export const useOfferDepth = (): number => useDrawerDepth() + use(OwnDepthContext)
