// Intrinsics whose call on vectors is one call per lane.

const names = `
  llvm.abs llvm.bitreverse llvm.bswap llvm.ceil llvm.copysign llvm.cos llvm.cosh llvm.ctlz llvm.ctpop llvm.cttz
  llvm.acos llvm.asin llvm.atan llvm.atan2 llvm.exp llvm.exp10 llvm.exp2 llvm.fabs llvm.floor llvm.fma llvm.fmuladd
  llvm.fshl llvm.fshr llvm.is.fpclass llvm.log llvm.log10 llvm.log2
  llvm.maximum llvm.maximumnum llvm.maxnum llvm.minimum llvm.minimumnum llvm.minnum
  llvm.nearbyint llvm.pow llvm.rint llvm.round llvm.roundeven
  llvm.sadd.sat llvm.ssub.sat llvm.uadd.sat llvm.usub.sat
  llvm.sin llvm.sinh llvm.smax llvm.smin llvm.sqrt llvm.tan llvm.tanh llvm.trunc llvm.umax llvm.umin
  llvm.dx.asdouble llvm.dx.degrees llvm.dx.radians llvm.dx.firstbitlow llvm.dx.firstbitshigh llvm.dx.firstbituhigh
  llvm.dx.frac llvm.dx.imad llvm.dx.umad llvm.dx.isinf llvm.dx.isnan llvm.dx.isfinite llvm.dx.isnormal
  llvm.dx.legacyf16tof32 llvm.dx.legacyf32tof16 llvm.dx.lerp llvm.dx.nclamp llvm.dx.rcp llvm.dx.rsqrt llvm.dx.saturate
  llvm.dx.sclamp llvm.dx.sign llvm.dx.smoothstep llvm.dx.step llvm.dx.uclamp
`

const elementwise: ReadonlySet<string> = new Set(names.trim().split(/\s+/))

/** By the name without type suffixes. */
export function isElementwise(intrinsic: string): boolean {
  return elementwise.has(intrinsic)
}
