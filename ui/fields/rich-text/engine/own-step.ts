/** What is done at once is undone at once: never together with what was typed before it. */
export const ownStepTag = 'stateroom-own-step'
