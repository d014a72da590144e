import type { Candidate } from './candidates.ts'

export const shells = ['bash', 'zsh', 'fish'] as const

export type Shell = (typeof shells)[number]

/** What each shell runs when it starts. What can be typed is asked for then, so that it's never outdated. */
export const scripts: Readonly<Record<Shell, string>> = {
  bash: `_stateroom() {
  local line
  COMPREPLY=()
  while IFS='' read -r line; do
    COMPREPLY+=("$line")
  done < <("\${COMP_WORDS[0]}" completion bash -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -o bashdefault -o default -F _stateroom stateroom`,
  zsh: `#compdef stateroom
_stateroom() {
  local -a found
  found=("\${(@f)$("\${words[1]}" completion zsh -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  found=("\${(@)found:#}")
  if (( \${#found} )); then
    _describe stateroom found
  else
    _files
  fi
}
(( \${+functions[compdef]} )) || { autoload -Uz compinit && compinit }
compdef _stateroom stateroom`,
  fish: `function __stateroom_complete
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    set -l found ($words[1] completion fish -- $words[2..-1] "$current" 2>/dev/null)
    if test (count $found) -gt 0
        printf '%s\\n' $found
    else
        __fish_complete_path "$current"
    end
end
complete -c stateroom -f -a '(__stateroom_complete)'`,
}

/** A candidate as the script of a shell reads it. */
export function candidateLine({ description, value }: Candidate, shell: Shell): string {
  if (shell === 'bash' || description === '') return value
  return shell === 'fish'
    ? `${value}\t${description}`
    : `${value.replaceAll(':', '\\:')}:${description}`
}

/** Bash has made words of what is around an equals sign, and of the sign as well. */
export function wordsOf(words: readonly string[], shell: Shell): string[] {
  if (shell !== 'bash') return [...words]
  const last = words.at(-1) === '=' ? '' : (words.at(-1) ?? '')
  return [...words.slice(0, -1).filter((word) => word !== '='), last]
}
