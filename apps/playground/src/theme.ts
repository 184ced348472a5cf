// Light or dark: as the system has it, until one chooses.
const key = 'descry-theme'

export function chooseTheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const apply = (): void => {
    document.documentElement.dataset.theme = stored() ?? (system.matches ? 'dark' : 'light')
  }
  system.addEventListener('change', apply)
  apply()
}

export function switchTheme(): void {
  const next = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark'
  document.documentElement.dataset.theme = next
  try {
    localStorage.setItem(key, next)
  } catch {
    // Without storage the choice holds for this visit.
  }
}

function stored(): string | undefined {
  try {
    const value = localStorage.getItem(key)
    return value === 'dark' || value === 'light' ? value : undefined
  } catch {
    return undefined
  }
}
