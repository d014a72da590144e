export { behaviorOf } from './behavior/behavior-of.ts'
export type { BehaviorChange, PlacedLine } from './behavior/compare-behavior.ts'
export { compareBehavior } from './behavior/compare-behavior.ts'
export { breathing } from './breathing.ts'
export type { Arrow } from './chart/arrows.ts'
export { actionName, arrowsOf } from './chart/arrows.ts'
export type { Chart } from './chart/chart.ts'
export { chartOf } from './chart/chart.ts'
export { shapeOf } from './chart/shape.ts'
export { stateDiagram } from './chart/state-diagram.ts'
export { activeStates, isPlace, pathOf, placesOf } from './chart/states.ts'
export type { Criterion } from './cover/criteria.ts'
export { criterionNames, measuredCriteria } from './cover/criteria.ts'
export type { Preset, PresetName } from './cover/presets.ts'
export { coverNamed, coverNames, presets } from './cover/presets.ts'
export type { ModelTest, Suite, SuiteStep } from './cover/suite.ts'
export { suiteOf } from './cover/suite.ts'
export type { Tour, TourOptions, Walk } from './cover/tour.ts'
export { tourOf } from './cover/tour.ts'
export { actorWorld } from './drive/actor-world.ts'
export { checkLaws } from './drive/check-laws.ts'
export type { Difference } from './drive/compare.ts'
export type { Coverage } from './drive/coverage.ts'
export type { Failure } from './drive/perform.ts'
export { pureWorld } from './drive/pure-world.ts'
export type { Progress, RunResult } from './drive/run-tests.ts'
export { runTests } from './drive/run-tests.ts'
export type { Wander, WanderOptions } from './drive/wander.ts'
export { wander } from './drive/wander.ts'
export type { Observation, OpenWorld, World } from './drive/world.ts'
export type { Limits } from './explore/explore.ts'
export { explore } from './explore/explore.ts'
export type { Edge, Graph, Node, Passage, Root } from './explore/graph.ts'
export type { Answer, Moment, Reaction, Running, Timer } from './explore/moment.ts'
export type { Stepper } from './explore/stepper.ts'
export { createStepper } from './explore/stepper.ts'
export type { AskedWork, Holds, Law, Laws, Message, Seen, SystemSeen } from './laws/index.ts'
export {
  always,
  asks,
  atMostEvery,
  broken,
  emits,
  ends,
  from,
  hears,
  never,
  onlyAfter,
  remember,
  runs,
  whenever,
  within,
} from './laws/index.ts'
export type { Complaint, LintRule } from './lint/complaint.ts'
export type { LintOptions } from './lint/lint-chart.ts'
export { lintChart } from './lint/lint-chart.ts'
export { lintGraph } from './lint/lint-graph.ts'
export type { ModelErrorCode } from './model-error.ts'
export { ModelError } from './model-error.ts'
export type { MutationOptions, MutationProgress } from './mutate/mutate.ts'
export { mutate } from './mutate/mutate.ts'
export type { MutationResult, Survivor, Tally } from './mutate/result.ts'
export { detectedScore } from './mutate/result.ts'
export type { AnyPageModel, LeafOf, PageModel, Unseen, WorkInPage } from './page-model.ts'
export { unseen } from './page-model.ts'
export type { EventOf, WorkOf } from './plan/parts-of.ts'
export type { AnyPlan, Examples, Outcomes, Plan } from './plan/plan.ts'
export type { Step } from './plan/step.ts'
export { sayStep } from './plan/step.ts'
export type { BugReport } from './replay/bug-report.ts'
export { readTraces } from './replay/bug-report.ts'
export { readTrace } from './replay/read-trace.ts'
export type { RecordedStep } from './replay/recorded.ts'
export { recordedAlong } from './replay/recorded.ts'
export type { Recorder, RecorderOptions } from './replay/recorder.ts'
export { recorder } from './replay/recorder.ts'
export type { Replay, ReplayOptions } from './replay/replay-trace.ts'
export { replayTrace } from './replay/replay-trace.ts'
export { mostShorterWays } from './replay/shorter-ways.ts'
export { shrinkTrace } from './replay/shrink-trace.ts'
export type { TestOfOptions } from './replay/test-of.ts'
export { testHeader, testOf } from './replay/test-of.ts'
export type { Trace, TracedInput, TracedStep } from './replay/trace.ts'
export { reasonOf, traceOf } from './replay/trace-of.ts'
export { withoutSecrets } from './replay/without-secrets.ts'
export type {
  BrowserNote,
  BrowserRun,
  NotedMoment,
  UnseenParts,
} from './report/browser-note.ts'
export { noteType, runType, unseenTargets } from './report/browser-note.ts'
export type { Fired } from './report/coverage-of-fired.ts'
export { coverageOfFired } from './report/coverage-of-fired.ts'
export type { Marks } from './report/draw-svg.ts'
export { drawSvg } from './report/draw-svg.ts'
export type { Figures } from './report/figures.ts'
export { figuresIn } from './report/figures.ts'
export { junitOf } from './report/junit.ts'
export type { Markup } from './report/markup.ts'
export type { ReportSource } from './report/page/page.ts'
export { reportPage } from './report/page/page.ts'
export type { Picture } from './report/picture.ts'
export { layOut } from './report/picture.ts'
export { acceptCommand, replayCommand, systemCommand } from './report/replay-command.ts'
export type {
  FailureResult,
  LookAlikeResult,
  MachineResult,
  Results,
  Rung,
  Scores,
} from './report/results.ts'
export { resultOf } from './report/results.ts'
export type { ReportWord, Say } from './report/say.ts'
export { svgStyle } from './report/svg-style.ts'
export { exploreSystem } from './system/explore-system.ts'
export type { MessageMistake, SystemMutation } from './system/mutate-system.ts'
export { mutateSystem } from './system/mutate-system.ts'
export type { SystemOptions, SystemResult } from './system/run-system.ts'
export { runSystem } from './system/run-system.ts'
export type { AnySystem, OutsidePort, System } from './system/system.ts'
export type { SystemFailure } from './system/system-failure.ts'
