#error bad header
