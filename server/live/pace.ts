/** How often and how many. */
export interface LivePace {
  /** ms between two signs of life to a browser, which keep a proxy from ending it; sessions are looked at as often. */
  beat: number
  /** ms for which a browser that was cut off is still there. */
  grace: number
  /** Browsers of one user. */
  streams: number
}

export const defaultPace: LivePace = { beat: 15_000, grace: 8_000, streams: 20 }
