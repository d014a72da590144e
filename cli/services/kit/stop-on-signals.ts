/** Ends the process in good order on the first signal, and at once on the second. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let isStopping = false

  const onSignal = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    stop().then(
      () => process.exit(0),
      (thrown) => {
        console.error(thrown)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
