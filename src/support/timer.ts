// Receives when stages of a compilation, passes and outputs begin and end, properly nested.

export interface Timer {
  begin(name: string): void
  end(): void
}
