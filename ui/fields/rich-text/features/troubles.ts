/** Why something of a site's feature does not work. */
export interface FeatureTrouble {
  /** What it is called in the config. */
  name: string
  thrown: unknown
}

/** What went wrong with the features of an editor, told once each. */
export class Troubles {
  #all: readonly FeatureTrouble[] = []
  readonly #listeners = new Set<() => void>()

  readonly all = (): readonly FeatureTrouble[] => this.#all

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  report(name: string, thrown: unknown): void {
    if (this.#all.some((one) => one.name === name)) return
    console.error(thrown)
    this.#all = [...this.#all, { name, thrown }]
    for (const listener of this.#listeners) listener()
  }

  /** The work of a feature, which may fail without anything around it. */
  guarded<Result>(name: string, work: () => Result, otherwise: Result): Result {
    try {
      return work()
    } catch (thrown) {
      this.report(name, thrown)
      return otherwise
    }
  }
}
