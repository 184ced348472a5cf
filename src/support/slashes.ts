// Paths as every system reads them: `shaders\blur.hlsl` is `shaders/blur.hlsl`.
export function slashes(path: string): string {
  return path.includes('\\') ? path.replaceAll('\\', '/') : path
}
