// args: -T cs_6_8 --rules dxc
[numthreads(1, 1, 1)] [WaveSize(16, 16, 16)]
//                     ^^^^^^^^ error warn_attr_min_eq_max: 'WaveSize' attribute minimum and maximum arguments are equal [-Wattribute-statement]
void main() {}
