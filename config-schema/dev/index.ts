/** Between `stateroom dev` and the page that it shows. No other server answers these addresses. */
export const devPath = '/@stateroom'
export const devClientPath = `${devPath}/client.js`
/** A stream of `DevState`: the whole of it, at once and after each change. */
export const devEventsPath = `${devPath}/events`

export interface DevState {
  /** The server that answers now, which has the config of its start; null: there is none yet. */
  server: string | null
  /** What the site's components were built from. */
  components: string
  mistake: DevMistake | null
}

/** Why the last edit isn't what is shown. */
export interface DevMistake {
  title: string
  /** As in the terminal, with the lines of code. */
  lines: readonly string[]
}
