"""What only the player who must decide is sent, computed where its duration tells nobody anything."""
