// Somebody who wants to know how long things take: stages of a compilation, passes, outputs. They begin and end like brackets.

export interface Timer {
  begin(name: string): void
  end(): void
}
