found
