/** A page that was just sent a document is still drawing it. */
const quietMs = 300
const longestMs = 1500

/** Until the page has not changed for a moment, or changes so often that nobody can wait for it. */
export const untilQuiet = (page: Document): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      observer.disconnect()
      clearTimeout(quiet)
      clearTimeout(longest)
      resolve()
    }
    let quiet = setTimeout(end, quietMs)
    const longest = setTimeout(end, longestMs)
    const observer = new MutationObserver(() => {
      clearTimeout(quiet)
      quiet = setTimeout(end, quietMs)
    })
    observer.observe(page, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    })
  })
