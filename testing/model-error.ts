/** What can be wrong with a chart, its plan, or a trace of it. */
export type ModelErrorCode =
  | 'chart.endless'
  | 'chart.throws'
  | 'chart.contextNotJson'
  | 'chart.namelessWork'
  | 'chart.inlineWork'
  | 'chart.actorInContext'
  | 'chart.sendsToItself'
  | 'chart.unknownName'
  | 'chart.badDelay'
  | 'chart.unsteady'
  | 'plan.tellsTooLittle'
  | 'plan.throws'
  | 'plan.unknownEvent'
  | 'plan.unknownMutant'
  | 'plan.unknownStep'
  | 'plan.unknownWork'
  | 'plan.workWithoutOutcomes'
  | 'trace.unreadable'
  | 'trace.otherChart'
  | 'trace.unknownExample'

/** A chart, a plan or a trace that cannot be worked with. The message says what to do next. */
export class ModelError extends Error {
  override readonly name = 'ModelError'
  readonly code: ModelErrorCode

  constructor(code: ModelErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
