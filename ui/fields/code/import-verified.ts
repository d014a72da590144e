/**
 * Imports a module from another origin, if it is the one whose hash is known. A browser checks the
 * hash of a script element everywhere, and of an import nowhere; but it keeps one module for each
 * address: what is imported afterwards is what was verified.
 */
export async function importVerified<Module>(
  address: string,
  integrity: string,
  msPatience: number,
): Promise<Module> {
  await arrivalOf(address, integrity, msPatience)
  return import(/* @vite-ignore */ address)
}

function arrivalOf(address: string, integrity: string, msPatience: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error(`${address} has not arrived as it should be.`))
    const script = document.createElement('script')
    script.type = 'module'
    script.crossOrigin = 'anonymous'
    script.integrity = integrity
    script.src = address
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', giveUp)
    setTimeout(giveUp, msPatience)
    document.head.append(script)
  })
}
